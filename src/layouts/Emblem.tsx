/** The portal's own mark, for tenants without a logo. */
export function Emblem({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="11" fill="#0069e8" />
      <path d="M0 34c12-7 36-7 48 0v3a11 11 0 0 1-11 11H11A11 11 0 0 1 0 37Z" fill="#0052b8" />
      <path
        d="M11 35V19.5l13-8 13 8V35M9 35h30M18.5 35V24.5h11V35"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
