import { Anchor } from '../Anchor.tsx'

/** A telephone number to call; one that is masked for this reader cannot be called. */
export function Telephone({ number }: { number: string }) {
  return number.includes('*') ? number : <Anchor href={`tel:${number}`}>{number}</Anchor>
}
