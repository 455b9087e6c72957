export interface Chunk {
  name: string
  test: RegExp
  /** Nothing is gathered in it besides (gatherModules.ts). */
  isClosed?: true
}

/**
 * Which modules come in one file (docs/decisions/0012). A file takes along whatever its modules import, unless an
 * earlier one in this list has it: so no two files import each other, and each runs after what it needs. What several
 * pages share besides is gathered by what it costs, also in these files (gatherModules.ts).
 */
export const chunks: readonly Chunk[] = [
  // Libraries change seldom: with files of their own they stay in visitors' caches after a release.
  { name: 'react', test: packages('react', 'react-dom', 'scheduler', 'use-sync-external-store'), isClosed: true },
  // What only some pages use goes with them. Its modules are named, as they lie in the same folders as those that every
  // page needs; a whole package in one file would make pages load what they do not use.
  {
    name: 'tanstack',
    test: /[\\/]node_modules[\\/]@tanstack[\\/](?!react-start[\\/]|.*[\\/](useBlocker|useMutation|mutationObserver|useQueries|queriesObserver)\.js)/,
    isClosed: true,
  },
  { name: 'mutation', test: /[\\/]@tanstack[\\/].*[\\/](useMutation|mutationObserver)\.js/, isClosed: true },
  // What every page needs: whatever the router imports, such as the route tree and all search parameters, the files that
  // lie directly in src/ui and src/layouts, and the styles of all their folders, which are too small for files of their
  // own. Those of src/ui/working are antd's, which hardly any page has.
  { name: 'frame', test: /[\\/]src[\\/](router\.tsx|(ui|layouts)[\\/]([^\\/]+|(?!working[\\/]).*\.css))$/ },
  // Header, menus and footer, which the login page does not have. Their two routes are named, as the routes of the other
  // layouts, the login page's among them, lie in the same folder.
  {
    name: 'layout',
    test: either(
      /[\\/]src[\\/]routes[\\/]_(default|policy)\.tsx\?/,
      folders('layouts/default', 'layouts/menu', 'layouts/policy'),
    ),
  },
  // What every call of the gateway needs, by whatever way: its client, an upload, a download or a stream.
  {
    name: 'gateway',
    test: /[\\/]src[\\/]gateway[\\/](headers|randomId|renewalLock|deadline|generated[\\/](operations|html))\.ts$/,
    isClosed: true,
  },
  // Small, and used with or without what follows: within these, the policy search would load the forms' libraries.
  { name: 'focus', test: folders('ui/focus') },
  { name: 'draftStore', test: folders('ui/draft/store') },
  // The libraries of forms, and what every form has. The login page asks for the rules once it listens.
  {
    name: 'form',
    test: either(packages('react-hook-form'), folders('ui/form', 'gateway/fields/input')),
    isClosed: true,
  },
  {
    name: 'rules',
    test: either(packages('zod', '@hookform'), folders('ui/form/rules', 'gateway/rules')),
    isClosed: true,
  },
  { name: 'controls', test: folders('ui/form/controls') },
  { name: 'draft', test: folders('ui/draft') },
  { name: 'pagination', test: folders('ui/pagination') },
  { name: 'filters', test: folders('ui/filters') },
  { name: 'list', test: folders('ui/list') },
  { name: 'policyMarks', test: folders('features/policy/marks') },
  { name: 'detail', test: folders('ui/detail') },
]

/** The files that lie directly in these folders of src/. */
function folders(...names: string[]): RegExp {
  return new RegExp(String.raw`[\\/]src[\\/](${names.join('|').replaceAll('/', String.raw`[\\/]`)})[\\/][^\\/]+$`)
}

function packages(...names: string[]): RegExp {
  return new RegExp(String.raw`[\\/]node_modules[\\/](${names.join('|')})[\\/]`)
}

function either(...tests: RegExp[]): RegExp {
  return new RegExp(tests.map(({ source }) => source).join('|'))
}
