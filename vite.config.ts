import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconSprite } from './scripts/build/iconSprite.ts'
import { plainClassNames } from './scripts/build/plainClassNames.ts'
import { scopedName } from './scripts/build/scopedName.ts'
import { leftOutOfLibraries } from './scripts/build/leftOutOfLibraries.ts'
import { zipWithoutWorker } from './scripts/build/zipWithoutWorker.ts'
import { precompress } from './scripts/build/precompress.ts'
import { scriptsLater } from './scripts/build/scriptsLater.ts'
import { smallRoutes } from './scripts/build/smallRoutes.ts'
import { waitingRoutes } from './scripts/build/waitingRoutes.ts'
import { iconNames } from './src/ui/icons/iconNames.ts'

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4010'

/**
 * Libraries that change seldom keep their own files, so that a release of the portal leaves them in visitors' caches.
 * What every page needs — the frame, the route tree, and the search schemas of all routes, as the router reads any address
 * on any page — comes in one file rather than in thirty; so do the fields of all forms with the sentences about them, those that only records and tools have, the
 * cards of policies, and the button of a favourite. A file takes along whatever its modules import, but for the
 * libraries, which are taken first: so no two files import each other, and each runs after what it needs.
 */
const chunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/, priority: 30 },
  // What only some pages use goes with them.
  {
    name: 'tanstack',
    test: /node_modules[\\/]@tanstack[\\/](?!react-start[\\/]|.*[\\/](useBlocker|useMutation|mutationObserver|useQueries|queriesObserver)\.js)/,
    priority: 20,
  },
  { name: 'mutation', test: /[\\/]@tanstack[\\/].*[\\/](useMutation|mutationObserver)\.js/, priority: 15 },
  {
    name: 'frame',
    test: /[\\/]src[\\/](router\.tsx$|routes[\\/]_(default|policy)\.tsx$|layouts[\\/][^\\/]+$|features[\\/](.*Search\.ts|search[\\/](SearchBox|target)|auth[\\/]safeRedirect|policy[\\/]search[\\/]policyQuery)|gateway[\\/](loginNotice|address|refusal)|gateway[\\/]generated[\\/]words[\\/](ResourceOwnerType|InvestmentType|ResourceType)\.|ui[\\/]((icons|message|progress)[\\/]|(Anchor|Button|Empty|Error|External|Page|Query|Skeleton|Skip|Visually|useBrowserValue|regionDate|timeText|figureText)))/,
  },
  // The login page has neither header nor footer.
  {
    name: 'layout',
    test: /[\\/]src[\\/](routes[\\/]_(default|policy)\.tsx\?|layouts[\\/](default|menu)[\\/])/,
  },
  {
    name: 'form',
    test: /node_modules[\\/]react-hook-form[\\/]|[\\/]src[\\/](ui[\\/](form[\\/](?!Number|without|number|typed|Option|Radio|CheckboxG|Select|TextArea|Password|contact))|gateway[\\/](fields[\\/](?!order|date|textRule|faults|files|needed|lists|textFault)|fieldErrors))/,
  },
  // What forms check by, which the login page asks for once it listens.
  {
    name: 'rules',
    test: /node_modules[\\/](zod|@hookform)[\\/]|[\\/]src[\\/](ui[\\/]form[\\/]withoutSpaces|gateway[\\/]fields[\\/](textRule|dateRule))\./,
  },
  // What is kept in the browser needs no form.
  { name: 'draftStore', test: /[\\/]ui[\\/]draft[\\/]draftStore/, priority: 5 },
  { name: 'focus', test: /[\\/]src[\\/]ui[\\/]focus[\\/]/, priority: 5 },
  // Lists that are searched have the looks of a field, and nothing of a form.
  { name: 'field', test: /[\\/]ui[\\/]form[\\/]Field\.module/, priority: 5 },
  { name: 'draft', test: /[\\/]src[\\/]ui[\\/]draft[\\/](?!useRecord|isLike|DraftNotice|draftForms)/ },
  { name: 'record', test: /[\\/]src[\\/]ui[\\/](form|draft)[\\/]/ },
  { name: 'pagination', test: /[\\/]src[\\/]ui[\\/](pagination[\\/]|list[\\/]ownSearch)/ },
  // The policy search has filters of its own in it.
  { name: 'folded', test: /[\\/]ui[\\/]list[\\/]FoldedFilters/ },
  {
    name: 'list',
    test: /[\\/]src[\\/]ui[\\/]list[\\/](FilterLinks|FilterPanel|chosenNames|useTotal|ListPage|QueryRecords|Record)/,
  },
  {
    name: 'policyCards',
    test: /[\\/]src[\\/]features[\\/](policy[\\/]((card|brief)[\\/]|useToday)|search[\\/]hotTags)/,
  },
  // Nothing of these imports anything that other pages need as well.
  {
    name: 'login',
    test: /[\\/]src[\\/](features[\\/]auth[\\/](countdown|passwordRule|aboutLogin|loginWidget|LoginForm\.module|Agreements|sso[\\/]singleSignOn)|gateway[\\/](loginHints|generated[\\/]fields[\\/](LoginForm|TelPasswordForm))\.)/,
  },
  {
    name: 'favorite',
    test: /[\\/]src[\\/](features[\\/]favorite[\\/](FavoriteButton|wantedFavorite)|ui[\\/]fileSize)/,
  },
]

/** Every page names the styles of all others, so these have short names. */
const assetFileNames = ({ names }: { names: string[] }) =>
  names[0]?.endsWith('.css') === true ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash][extname]'

/** The code of each package in the build, for the visitors' right to its licence and for docs/security.md. */
const license = { fileName: 'licenses.json' }

/**
 * The server's build holds its packages: a running portal needs no node_modules (Dockerfile). Charts and antd's
 * controls are drawn by browsers alone. A development server loads packages as they are.
 */
const server = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    license,
    rolldownOptions: {
      input: { main: 'src/server/main.ts', render: 'src/server/render.ts' },
      external: /^(echarts|antd|@ant-design|@rc-component)(\/|$)/,
    },
  },
}

export default defineConfig(({ command }) => ({
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    host: process.env['HOST'] || '127.0.0.1',
    proxy: {
      '/gateway': {
        target: gateway,
        changeOrigin: true,
        // By its headers the mock gateway keeps what is passed on from its control.
        xfwd: true,
        rewrite: (path) => path.replace(/^\/gateway/, ''),
      },
    },
  },
  ...(command === 'build' ? { css: { modules: { generateScopedName: scopedName } } } : {}),
  environments: {
    ...(command === 'build' ? { ssr: server } : {}),
    client: {
      build: {
        license,
        // A lazy chunk's styles are named in every page; its scripts are not: the browser finds them when it is loaded.
        modulePreload: { resolveDependencies: () => [] },
        rolldownOptions: {
          output: { assetFileNames, codeSplitting: { groups: chunks, includeDependenciesRecursively: true } },
        },
      },
    },
  },
  plugins: [
    tanstackStart({
      server: { entry: './server/render.ts', build: { inlineCss: true } },
      router: {
        routeFileIgnorePattern: String.raw`\.(test|module)\.`,
        codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']] },
      },
    }),
    waitingRoutes(),
    scriptsLater(),
    plainClassNames(),
    iconSprite(iconNames),
    smallRoutes(),
    leftOutOfLibraries(),
    zipWithoutWorker(),
    react(),
    precompress(),
  ],
}))
