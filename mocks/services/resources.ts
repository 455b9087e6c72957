import type { Manifest } from './manifest.ts'
import * as registered from './registered.ts'

/** The manifest of any resource, with the rows of its tables. */
export type Registered = (typeof registered)[keyof typeof registered]

export const resources: readonly Manifest[] = Object.values(registered)
