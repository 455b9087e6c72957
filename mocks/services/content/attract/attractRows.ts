import type { Schema } from '#gateway/contract.ts'

/** A member's investment intent. */
export interface AttractIntentRow extends Omit<Schema<'AttractIntentForm'>, 'agree'> {
  id: string
  userId: string
  status: Schema<'AttractIntentReceipt'>['status']
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}

/** A project that seeks investors. Related projects are derived from the category and the industries. */
export interface AttractRow extends Omit<Schema<'Attract'>, 'related'> {
  /** Taken off the shelf: it can no longer be found, but stays in favourites. */
  offShelf: boolean
}
