import type { Schema } from '#gateway/contract.ts'

/** A picture in one of the portal's ad positions, and the page it links to. */
export interface AdRow extends Schema<'Ad'>, Pick<Schema<'AdDetail'>, 'source' | 'publishTime' | 'content'> {}
