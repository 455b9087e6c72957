import type { Schema } from '#gateway/contract.ts'
import { minuteText } from '#ui/timeText.ts'

type Event = Pick<Schema<'EventDetail'>, 'state' | 'signStart' | 'signEnd' | 'mySign'>

/** Somebody's relation to an activity, and what they can do. */
export interface Standing {
  text: string
  /** They have a valid sign-up. */
  isMine: boolean
  /** The label of signing up now; undefined when it is not possible. */
  action?: string
}

const ofMine: Record<Schema<'EventSignStatus'>, string> = {
  PENDING: '您已报名，正在等待主办方审核',
  PASS: '您已报名成功，请凭签到码参加',
  WAITLIST: '您在候补名单中，有人取消后按先后转为报名成功',
  CHECKED_IN: '您已签到',
  ABSENT: '活动已结束，您未到场',
  FINISHED: '您已参加本次活动',
  REJECT: '上次报名未通过审核，可以重新报名。',
  CANCELLED: '您已取消上次报名，可以重新报名。',
}

/** What to say about signing up for an activity. A cancelled or refused sign-up does not prevent another one. */
export function standingOf({ state, signStart, signEnd, mySign }: Event): Standing {
  if (mySign !== undefined && holds(mySign.status)) return { text: ofMine[mySign.status], isMine: true }
  const before = mySign === undefined ? '' : ofMine[mySign.status]
  switch (state) {
    case 'SIGNING':
      return { text: `${before}报名截止 ${minuteText(signEnd)}`, isMine: false, action: '我要报名' }
    case 'FULL':
      return {
        text: '名额已满。现在报名进入候补，有人取消后按先后转为报名成功',
        isMine: false,
        action: '候补报名',
      }
    case 'NOT_OPEN':
      return { text: `报名尚未开始，${minuteText(signStart)} 开放`, isMine: false }
    case 'SIGN_END':
      return { text: `报名已于 ${minuteText(signEnd)} 截止`, isMine: false }
    case 'ONGOING':
      return { text: '活动正在进行，报名已截止', isMine: false }
    case 'FINISHED':
      return { text: '活动已结束', isMine: false }
    case 'CANCELLED':
      return { text: '活动已取消', isMine: false }
    default:
      return state satisfies never
  }
}

function holds(status: Schema<'EventSignStatus'>): boolean {
  return status !== 'CANCELLED' && status !== 'REJECT'
}
