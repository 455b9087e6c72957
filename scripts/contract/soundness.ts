import { findUnsoundness } from '../../mocks/contract/soundness.ts'
import type { BundledDocument } from '../generate/bundle.ts'
import type { Finding } from './finding.ts'
import type { Locate } from './locate.ts'

/** Compiles every schema strictly and validates every example, by the same oracle the mock gateway starts with. */
export function checkSoundness(bundle: BundledDocument, locate: Locate): Finding[] {
  return findUnsoundness(bundle).map(({ pointer, message }) => locate(pointer, message))
}
