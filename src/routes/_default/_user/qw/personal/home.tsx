import { createFileRoute } from '@tanstack/react-router'
import { PersonalHome } from './-PersonalHome.tsx'

export const Route = createFileRoute('/_default/_user/qw/personal/home')({
  head: () => ({ meta: [{ title: '个人中心' }] }),
  component: PersonalHome,
})
