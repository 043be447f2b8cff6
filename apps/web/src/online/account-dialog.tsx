export function AccountDialog(_: { onClose(): void }) {
  return null;
}
