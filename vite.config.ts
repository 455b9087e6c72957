import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './src/server/precompress.ts'

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4010'

export default defineConfig({
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    host: '127.0.0.1',
    proxy: { '/gateway': { target: gateway, changeOrigin: true, rewrite: (path) => path.replace(/^\/gateway/, '') } },
  },
  plugins: [
    tanstackStart({
      server: { entry: './server/render.ts' },
      router: { routeFileIgnorePattern: String.raw`\.(test|module)\.` },
    }),
    react(),
    precompress(),
  ],
})
