const width = 32

/** A set of small whole numbers, a bit for each, so that sets of thousands are met and counted in microseconds. */
export type Bits = Uint32Array

export function noBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / width))
}

/** The numbers from 0 to size - 1. */
export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xff_ff_ff_ff)
  const rest = size % width
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1
  return bits
}

export function addBit(bits: Bits, place: number): void {
  const word = Math.floor(place / width)
  bits[word] = (bits[word] ?? 0) | (1 << (place % width))
}

export function removeBit(bits: Bits, place: number): void {
  const word = Math.floor(place / width)
  bits[word] = (bits[word] ?? 0) & ~(1 << (place % width))
}

export function hasBit(bits: Bits, place: number): boolean {
  return ((bits[Math.floor(place / width)] ?? 0) & (1 << (place % width))) !== 0
}

/** What is in every one of the sets. */
export function intersection(first: Bits, others: readonly Bits[]): Bits {
  const both = first.slice()
  for (const other of others)
    for (let word = 0; word < both.length; word += 1) both[word] = at(both, word) & at(other, word)
  return both
}

/** What is in any of the sets. */
export function union(first: Bits, others: readonly Bits[]): Bits {
  const either = first.slice()
  for (const other of others) {
    for (let word = 0; word < either.length; word += 1) either[word] = at(either, word) | at(other, word)
  }
  return either
}

/** How many are in both sets. */
export function countCommon(one: Bits, other: Bits): number {
  let count = 0
  for (let word = 0; word < one.length; word += 1) {
    for (let rest = at(one, word) & at(other, word); rest !== 0; rest &= rest - 1) count += 1
  }
  return count
}

function at(bits: Bits, word: number): number {
  return bits[word] ?? 0
}
