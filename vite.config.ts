import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './scripts/build/chunks.ts'
import { gatheredChunks } from './scripts/build/gatheredChunks.ts'
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
          output: { assetFileNames },
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
    gatheredChunks(chunks),
    leftOutOfLibraries(),
    zipWithoutWorker(),
    react(),
    precompress(),
  ],
}))
