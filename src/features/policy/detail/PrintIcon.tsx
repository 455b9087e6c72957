import { Icon, type IconProps } from '#ui/icons/Icon.tsx'

export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z" />
    </Icon>
  )
}
