import type { Store } from '../store/store.ts'
import { insertPicture } from './pictures.ts'

const palettes = [
  { from: [0, 82, 190], to: [120, 190, 255] },
  { from: [0, 96, 100], to: [110, 200, 180] },
  { from: [58, 60, 160], to: [170, 160, 240] },
  { from: [120, 70, 20], to: [230, 180, 110] },
] as const

/** Puts four covers of 240 × 135 pixels among the files and gives their addresses, to be shared by many records. */
export function insertCovers(store: Store, prefix: string): readonly string[] {
  return palettes.map((palette, index) => {
    const { from, to } = palette
    return insertPicture(store, `f-${prefix}-cover-${index + 1}`, { width: 240, height: 135, from, to })
  })
}
