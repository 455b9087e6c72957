import type { Schema } from '#gateway/contract.ts'

/** What a member wants to invest. */
export interface AttractIntentRow extends Omit<Schema<'AttractIntentForm'>, 'agree'> {
  id: string
  userId: string
  status: Schema<'AttractIntentReceipt'>['status']
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}

/** A project that wants investors; what is related follows from the category and the industries. */
export interface AttractRow extends Omit<Schema<'Attract'>, 'related'> {
  /** Taken off the shelf: nobody finds it any more, but favourites remember it. */
  offShelf: boolean
}
