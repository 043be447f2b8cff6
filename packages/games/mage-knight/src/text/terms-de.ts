/**
 * German words of the rules: colours, piles, elements, resistances, abilities of enemies, terrains.
 * Colours stand in their basic form, so a template puts them after a colon or in parentheses.
 */
export const termsDe: Readonly<Record<string, string>> = {
  'color.red': 'rot',
  'color.blue': 'blau',
  'color.white': 'weiß',
  'color.green': 'grün',
  'color.gold': 'golden',
  'color.black': 'schwarz',

  'pile.green': 'Marodierende Orks (grün)',
  'pile.gray': 'Burgbesatzung (grau)',
  'pile.violet': 'Magierturmbesatzung (violett)',
  'pile.brown': 'Dungeonmonster (braun)',
  'pile.red': 'Drakonier (rot)',
  'pile.white': 'Stadtbesatzung (weiß)',

  'element.physical': 'Physisch',
  'element.fire': 'Feuer',
  'element.ice': 'Eis',
  'element.cold-fire': 'Kaltes Feuer',

  'resistance.physical': 'Physischer Widerstand',
  'resistance.physical.text': 'Physische Angriffe, auch quer ausgespielte Karten, zählen nur halb.',
  'resistance.fire': 'Feuer-Widerstand',
  'resistance.fire.text':
    'Feuer-Angriffe zählen nur halb. Andere Wirkungen roter Karten und mit rotem Mana bezahlter Fähigkeiten von Einheiten treffen diesen Feind nicht. Zusammen mit Eis-Widerstand zählt auch Kaltes Feuer nur halb.',
  'resistance.ice': 'Eis-Widerstand',
  'resistance.ice.text':
    'Eis-Angriffe zählen nur halb. Andere Wirkungen blauer Karten und mit blauem Mana bezahlter Fähigkeiten von Einheiten treffen diesen Feind nicht. Zusammen mit Feuer-Widerstand zählt auch Kaltes Feuer nur halb.',

  'ability.swift': 'Flink',
  'ability.swift.text': 'Um diesen Angriff zu blocken, brauchst du doppelt so viel Block wie sein Wert.',
  'ability.brutal': 'Brutal',
  'ability.brutal.text': 'Ungeblockt verursacht dieser Angriff doppelten Schaden.',
  'ability.poison': 'Giftig',
  'ability.poison.text':
    'Eine verletzte Einheit bekommt 2 Verletzungen statt 1. Für jede Verletzung, die der Held auf die Hand nimmt, kommt 1 weitere in seine Ablage.',
  'ability.paralyze': 'Versteinern',
  'ability.paralyze.text':
    'Eine Einheit, die verletzt würde, wird zerstört. Nimmt der Held mindestens 1 Verletzung auf die Hand, legt er alle Handkarten außer Verletzungen ab.',
  'ability.summon': 'Herbeirufen',
  'ability.summon.text':
    'Zu Beginn der Blockphase wird für jeden solchen Angriff ein Feind vom gezeigten Stapel gezogen. Er vertritt den Beschwörer, bis der Schaden zugewiesen ist, und wird dann abgelegt. Die Befestigung des Ortes schützt ihn nicht, und er bringt keinen Ruhm.',
  'ability.assassination': 'Attentäter',
  'ability.assassination.text': 'Ungeblockten Schaden dieses Angriffs kannst du keinen Einheiten zuweisen.',
  'ability.cumbersome': 'Schwerfällig',
  'ability.cumbersome.text':
    'In der Blockphase senkt jeder dafür ausgegebene Bewegungspunkt einen Angriff dieses Feindes bis zum Ende des Zugs um 1, vor dem Verdoppeln durch „Flink“ oder „Brutal“. Bei 0 gilt der Angriff als geblockt.',
  'ability.vampiric': 'Vampirismus',
  'ability.vampiric.text':
    'Für jede Einheit, die dieser Feind verletzt, und für jede Verletzung, die der Held durch ihn auf die Hand nimmt, steigt seine Rüstung bis zum Ende des Kampfes um 1.',
  'ability.fortified': 'Befestigt',
  'ability.fortified.text':
    'In der Fern- und Belagerungsangriffsphase wirken nur Belagerungsangriffe. Kommt die Befestigung eines Ortes dazu, wirkt dort kein Angriff.',
  'ability.unfortified': 'Unbefestigt',
  'ability.unfortified.text': 'Die Befestigung eines Ortes und Mauern schützen diesen Feind nicht.',
  'ability.elusive': 'Ausweichend',
  'ability.elusive.text':
    'Es gilt der höhere Rüstungswert. Der niedrigere gilt nur in der Angriffsphase und nur, wenn alle Angriffe dieses Feindes erfolgreich geblockt wurden.',
  'ability.arcane-immunity': 'Arkane Immunität',
  'ability.arcane-immunity.text':
    'Nur Angriffe und Blocks wirken auf diesen Feind, dazu Wirkungen auf einen einzelnen seiner Angriffe. Zerstören, am Angreifen hindern, Rüstung senken und Widerstände oder Befestigung nehmen geht nicht.',
  'ability.defend': 'Verteidigend',
  'ability.defend.text':
    'Einmal pro Kampf, wenn ein Feind angegriffen wird (auch dieser selbst): Dessen Rüstung steigt bis zum Ende des Kampfes um den gezeigten Wert. Kein Feind erhält mehr als einen solchen Bonus.',

  'terrain.plains': 'Ebene',
  'terrain.hills': 'Hügel',
  'terrain.forest': 'Wald',
  'terrain.wasteland': 'Ödland',
  'terrain.desert': 'Wüste',
  'terrain.swamp': 'Sumpf',
  'terrain.lake': 'See',
  'terrain.mountain': 'Gebirge',
  'terrain.sea': 'Meer',
  'terrain.city': 'Stadt',
};
