import { gatewayQuery } from '#gateway/query.ts'
import type { DeclarationSearch, ShownDeclarationSearch } from './declarationSearch.ts'

export const declarationsQuery = ({ current = 1, declareState, keyword }: DeclarationSearch) =>
  gatewayQuery('pageDeclarations', {
    query: {
      current,
      size: 10,
      ...(declareState && { declareState: [declareState] }),
      ...(keyword && { keyword }),
    },
  })

export const shownDeclarationsQuery = ({ current = 1, keyword }: ShownDeclarationSearch) =>
  gatewayQuery('pageShownDeclarations', { query: { current, size: 10, ...(keyword && { keyword }) } })

/** The files of all declarations: their names seldom contain a policy's keyword. */
export const declareFilesQuery = ({ files = 1 }: Pick<ShownDeclarationSearch, 'files'>) =>
  gatewayQuery('pageDeclareFiles', { query: { current: files, size: 10 } })
