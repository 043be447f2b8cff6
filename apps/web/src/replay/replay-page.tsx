export function ReplayPage({ id }: { readonly id: string }) {
  return <p>{id}</p>;
}
