export function OnlineTablePage({ id }: { readonly id: string }) {
  return <p>{id}</p>;
}
