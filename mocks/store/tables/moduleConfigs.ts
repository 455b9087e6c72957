import type { Schema } from '../../../src/gateway/contract.ts'

/** A link of a module (footer, partners…). */
export interface ModuleConfigRow extends Schema<'ModuleLink'> {
  id: string
  moduleCode: Schema<'ModuleCode'>
}
