import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CalendarDayCell } from './MonthGrid.tsx'

test('a day shows its number of events and names the first ones', () => {
  const day = { date: '2026-11-05', startCount: 17, endCount: 0, activityCount: 0 }
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const markup = renderToStaticMarkup(
    // The link needs a router, but not the portal's own routes.
    <RouterContextProvider router={router as never}>
      <CalendarDayCell date={day.date} day={day} titles={['技改奖补指南', '高企认定通知', '首贷贴息']} />
    </RouterContextProvider>,
  )
  expect(markup).toContain('申报开始 17 项')
  expect(markup).toContain('技改奖补指南')
  expect(markup).toContain('高企认定通知')
  expect(markup).not.toContain('首贷贴息')
})
