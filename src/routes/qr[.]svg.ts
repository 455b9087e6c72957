import { createFileRoute } from '@tanstack/react-router'
import { renderSVG } from 'uqr'

const DAY = 24 * 60 * 60

/** The footer's customer-service QR code, which opens this portal's smart customer service on a phone (2.3-73). */
export const Route = createFileRoute('/qr.svg')({
  server: {
    handlers: {
      GET: ({ request }) =>
        new Response(renderSVG(new URL('/ai-qa', request.url).href, { border: 1 }), {
          headers: { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${DAY}` },
        }),
    },
  },
})
