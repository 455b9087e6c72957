import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
export const Route = createFileRoute('/')({ component: Home })
function Home() {
  const [n, setN] = useState(0)
  return (
    <main>
      <h1>首页</h1>
      <button type="button" onClick={() => setN(n + 1)}>
        {n}
      </button>
    </main>
  )
}
