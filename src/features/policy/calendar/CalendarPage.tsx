import { FilterLinks } from '#ui/filters/FilterLinks.tsx'
import { GuidePage } from '#ui/guide/GuidePage.tsx'
import { CalendarFiles } from './CalendarFiles.tsx'
import type { Month } from './calendarMonth.ts'
import { calendarViews } from './calendarSearch.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { MonthList } from './MonthList.tsx'
import { YearTable } from './YearTable.tsx'

interface CalendarPageProps {
  month: Month
  view: keyof typeof calendarViews
  /** yyyy-MM-dd, marked in the month. */
  today: string
  signedIn: boolean
}

/** Declarations and activities by month, as a list or over the year (§2.1 /calendar, /policy/calender). */
export function CalendarPage({ month, view, today, signedIn }: CalendarPageProps) {
  return (
    <GuidePage title="申报日历" secondTitle="申报开始、申报截止与活动，哪天有什么一目了然" slim>
      <FilterLinks label="视图" parameter="view" options={calendarViews} chosen={view} optional={false} />
      {view === 'year' ? (
        <YearTable year={month.year} today={today} />
      ) : view === 'list' ? (
        <MonthList month={month} signedIn={signedIn} />
      ) : (
        <MonthGrid month={month} today={today} signedIn={signedIn} />
      )}
      <CalendarFiles month={month} />
    </GuidePage>
  )
}
