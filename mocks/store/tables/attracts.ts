import type { Schema } from '#gateway/contract.ts'

/** A project that wants investors; what is related follows from the category and the industries. */
export interface AttractRow extends Omit<Schema<'Attract'>, 'related'> {
  /** Taken off the shelf: nobody finds it any more, but favourites remember it. */
  offShelf: boolean
}
