import { useSyncExternalStore, useEffect } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Anchor } from '#ui/Anchor.tsx'
import { buttonClass, Button } from '#ui/Button.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { GatewayError } from '#gateway/error.ts'
import { gatewayOf } from '#gateway/query.ts'
import { saveFile } from '#gateway/saveFile.ts'
import { useLoginFirst } from '#calls/useLoginFirst.ts'
import { rememberWanted, takeWanted } from '#ui/wanted.ts'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
import type { Month } from './calendarMonth.ts'
import styles from './CalendarFiles.module.css'

const never = () => () => {}

/** The month as a file, and the address for subscribing to the coming months. */
export function CalendarFiles({ month: { year, month } }: { month: Month }) {
  // Only the browser knows the portal's public host name.
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )
  return (
    <GuidePart title="放进自己的日历">
      <p className={styles['files']}>
        <Anchor className={buttonClass()} href={`/calendar.ics?year=${year}&month=${month}`} download>
          下载 {month} 月的日历文件（.ics）
        </Anchor>
      </p>
      <OwnCalendar />
      <label className={styles['feed']}>
        订阅地址：添加到手机或电脑的日历应用，近三个月的申报日程会自动更新，截止前 7 天和 1 天提醒
        <input readOnly value={`${origin}/calendar.ics`} onFocus={(event) => event.target.select()} />
      </label>
    </GuidePart>
  )
}

/** What a visitor's press is remembered as. */
const WANTED = 'own-calendar'

/** The member's own events as a file. A visitor is led through the login and gets it then. */
function OwnCalendar() {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const loginFirst = useLoginFirst()
  const { mutate: save, isPending } = useMutation({
    mutationFn: async () => {
      // Loaded on first use, with the library that writes calendar files.
      const { ownCalendar } = await whenOnline(() => import('./ownCalendar.ts'))
      return ownCalendar(queryClient, location.origin)
    },
    onSuccess(file) {
      if (file === undefined)
        showMessage({ level: 'info', text: '未来一年没有订阅政策的申报、活动或到期的资质', about: ['ownCalendar'] })
      else saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'my-calendar.ics')
    },
    onError(error) {
      const reason = error instanceof GatewayError ? error.message : '请刷新页面后重试'
      showMessage({ level: 'error', text: `暂时取不到您的日程：${reason}`, about: ['ownCalendar'] })
    },
  })

  useEffect(() => {
    if (gatewayOf(queryClient).environment.session.state().signedIn && takeWanted(WANTED)) save()
  }, [queryClient, save])

  return (
    <div className={styles['own']}>
      <Button
        busy={isPending}
        onClick={() => {
          if (loginFirst()) rememberWanted(WANTED)
          else save()
        }}
      >
        {isPending ? '正在整理…' : '下载我的日历（.ics）'}
      </Button>
      <p>未来一年里订阅政策的申报、已报名的活动和本企业到期的资质；需要登录</p>
    </div>
  )
}
