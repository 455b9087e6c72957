import type { Schema } from '#gateway/contract.ts'

/** A link of a module (footer, partners…). */
export interface ModuleConfigRow extends Schema<'ModuleLink'> {
  id: string
  moduleCode: Schema<'ModuleCode'>
}
