import { DropdownMenu } from 'radix-ui';
import { useText } from '../text/index.js';
import { Icon, type IconName } from '../ui/icons.js';

export interface MenuEntry {
  readonly icon: IconName;
  readonly label: string;
  readonly isDangerous?: boolean;
  run(): void;
}

export function TableMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { t } = useText();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="button button-icon" aria-label={t('menu')}>
        <Icon name="more" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
          {entries.map((entry) => (
            <DropdownMenu.Item
              key={entry.label}
              className={`menu-item ${entry.isDangerous ? 'menu-danger' : ''}`}
              onSelect={entry.run}
            >
              <Icon name={entry.icon} />
              {entry.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
