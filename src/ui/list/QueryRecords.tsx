import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Empty } from '../Empty.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { RecordList, type RecordPage } from './RecordList.tsx'

interface QueryRecordsProps<Item> {
  query: Pick<UseQueryResult<RecordPage<Item>>, 'data' | 'isError' | 'refetch'>
  unit: string
  empty: ReactNode
  emptyAction?: ReactNode
  renderItem: (item: Item) => ReactNode
}

/** A list that the browser asks for, as those of the personal area: placeholder, failure with a way to ask again, records. */
export function QueryRecords<Item>({ query, ...list }: QueryRecordsProps<Item>) {
  const { data, isError, refetch } = query
  if (data !== undefined) return <RecordList page={data} {...list} />
  if (!isError) return <Skeleton tall />
  return <Empty action={<Button onClick={() => void refetch()}>重新加载</Button>}>暂时无法加载，请稍后再试</Empty>
}
