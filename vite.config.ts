import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './src/server/precompress.ts'

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4010'

/**
 * Libraries that change seldom keep their own files, so that a release of the portal leaves them in visitors' caches.
 * What every page shows comes in one file rather than in thirty.
 */
const chunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/ },
  { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/](?!react-start[\\/])/ },
  {
    name: 'frame',
    test: /[\\/]src[\\/](layouts[\\/]([^\\/]+$|(default|menu)[\\/])|ui[\\/]((icons|message|progress)[\\/]|(Button|Empty|Error|External|Page|Query|Skeleton|Skip|Visually)))/,
  },
]

export default defineConfig({
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    host: '127.0.0.1',
    proxy: { '/gateway': { target: gateway, changeOrigin: true, rewrite: (path) => path.replace(/^\/gateway/, '') } },
  },
  environments: {
    client: {
      build: {
        // A lazy chunk's styles are named in every page; its scripts are not: the browser finds them when it is loaded.
        modulePreload: { resolveDependencies: () => [] },
        rolldownOptions: { output: { codeSplitting: { groups: chunks, includeDependenciesRecursively: false } } },
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
    react(),
    precompress(),
  ],
})
