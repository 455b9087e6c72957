import type { Schema } from '#gateway/contract.ts'

/** A picture in a place of the portal, and the page behind it. */
export interface AdRow extends Schema<'Ad'>, Pick<Schema<'AdDetail'>, 'source' | 'publishTime' | 'content'> {}
