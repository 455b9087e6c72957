import type { BundledDocument } from '#compiler/bundle.ts'
import { changes } from './changes.ts'
import { fieldModules } from './fields.ts'
import { html } from './html.ts'
import { operationsTable } from './operations.ts'
import { types } from './types.ts'
import { validators } from './validators.ts'
import { wordModules } from './words.ts'

/** Texts by their path below src/gateway/generated. */
export type GeneratedFiles = Record<string, string>

/** A pure function of the bundle: the same bundle gives the same texts, and nothing is written. */
export type Generator = (bundle: BundledDocument) => GeneratedFiles | Promise<GeneratedFiles>

/**
 * Register a new generator here: one whose files contain only types among `typeGenerators`, any other among
 * `codeGenerators`. Types are written first, as an editor waits for them and no page loads them. Code is written all at
 * once, so that a page in development reloads once.
 */
export const typeGenerators: readonly Generator[] = [types]
export const codeGenerators: readonly Generator[] = [
  operationsTable,
  validators,
  wordModules,
  fieldModules,
  html,
  changes,
]
