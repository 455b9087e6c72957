import type { Schema } from '#gateway/contract.ts'

/** A record of the enterprise library; its id is its rowkey. */
export interface LibraryEnterpriseRow extends Omit<Schema<'EnterpriseRecord'>, 'rowkey'> {
  id: string
}
