import { useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { Link } from '#ui/Link.tsx'
import { TakeOver } from './TakeOver.tsx'
import { TakenOver, type Taken } from './TakenOver.tsx'
import styles from './TakeOver.module.css'
import type { VisitorProfile } from './visitorProfile.ts'

interface TakeOverOfferProps {
  visitor: VisitorProfile
  /** The member's; undefined until known. */
  enterprises: readonly Pick<Schema<'Enterprise'>, 'enId' | 'name'>[] | undefined
  /** The member's current enterprise. */
  current: Pick<Schema<'Enterprise'>, 'enId' | 'name'> | undefined
  /** The profile of the enterprise has changed. */
  onChanged: (enId: string) => void
}

/**
 * Asks a member whether the data filled in before the login go into the profile of their enterprise, field by field.
 * Nothing is replaced without being chosen, and whatever is declined for now stays in this browser.
 */
export function TakeOverOffer({ visitor, enterprises, current, onChanged }: TakeOverOfferProps) {
  const [taken, setTaken] = useState<Taken>()
  const { kept } = visitor
  if (taken !== undefined) {
    return (
      <TakenOver
        taken={taken}
        onUndone={() => {
          visitor.keep(taken.profile)
          setTaken(undefined)
          onChanged(taken.enId)
        }}
      />
    )
  }
  if (!kept || enterprises === undefined) return null
  const { profile, declined } = kept
  const { name } = profile.basicDTO
  const target = enterprises.find((enterprise) => enterprise.name === name) ?? current
  if (declined) {
    return (
      <p className={styles['kept']}>
        登录前填写的“{name}”的信息还保存在本机，最多 7 天。
        <Button look="plain" onClick={() => visitor.keep(profile)}>
          查看并带入
        </Button>
        <Button look="plain" onClick={visitor.forget}>
          删除
        </Button>
      </p>
    )
  }
  if (target === undefined) {
    return (
      <GuidePart title="登录前填写的企业信息">
        <p className={styles['text']}>
          您登录前填写过“{name}”，账号还没有关联这家企业。关联时会带入填写的内容，提交之前都可以改。
        </p>
        <div className={styles['answers']}>
          <Link to="/policy/report" search={{ fill: 'basicDTO.name' }} className={buttonClass({ look: 'primary' })}>
            关联这家企业并带入
          </Link>
          <Button onClick={visitor.decline}>暂不带入</Button>
        </div>
      </GuidePart>
    )
  }
  return (
    <TakeOver
      enterprise={target}
      visitor={visitor}
      profile={profile}
      onTaken={(next) => {
        visitor.forget()
        setTaken(next)
        onChanged(next.enId)
      }}
    />
  )
}
