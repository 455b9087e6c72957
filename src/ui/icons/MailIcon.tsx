import { Icon, type IconProps } from './Icon.tsx'

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Z" />
      <path d="m3.500 7 8.500 6 8.500-6" />
    </Icon>
  )
}
