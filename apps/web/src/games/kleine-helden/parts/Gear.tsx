import type { GearFacts } from '@heldentisch/kleine-helden';
import { gearObject } from '../model/choice-objects.js';
import { cardName } from '../model/labels.js';
import { useTable } from '../model/table-model.js';
import { useInspect } from '../model/use-inspect.js';
import { CardEmblem } from './pictures.js';
import { useDrag } from './use-drag.js';

/** A card that lies at a hero. */
export function GearChip({ gear }: { readonly gear: GearFacts }) {
  const { language, lit, selected, click, say } = useTable();
  const key = gearObject(gear.card);
  const light = lit.get(key);
  const subject = { card: gear.card };
  const inspect = useInspect(subject);
  const drag = useDrag(key);
  const notes = [
    gear.markers > 0 ? say('markers', { count: gear.markers }) : '',
    gear.isReloading ? say('reloading') : '',
    light === undefined ? '' : say('canBeChosen'),
  ].filter((note) => note !== '');
  return (
    <button
      type="button"
      className="kh-chip"
      data-card={gear.card}
      data-place={gear.place}
      data-lit={light}
      data-selected={selected.includes(key) || undefined}
      data-cooling={gear.markers > 0 || gear.isReloading || undefined}
      aria-label={[cardName(language, gear.card), ...notes].join(', ')}
      aria-pressed={selected.includes(key)}
      tabIndex={light === undefined ? -1 : 0}
      onClick={() => {
        if (!inspect.swallowsClick()) click(key, subject);
      }}
      {...inspect.handlers}
      {...drag}
    >
      <CardEmblem id={gear.card} />
      {gear.markers > 0 && <span className="kh-markers">{gear.markers}</span>}
      {gear.isReloading && <span className="kh-markers">↻</span>}
    </button>
  );
}
