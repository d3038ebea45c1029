import { useWords } from './desk.ts'

export function Header({ title }: { readonly title: string }) {
  const say = useWords()
  return (
    <header class="head">
      <a class="brand" href="/" aria-label={say('home')}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M9 27v-8a6 6 0 0 1 6-6h8" class="way" />
          <path d="m18 6 8 7-8 7z" class="tip" />
        </svg>
        Getaway
      </a>
      <h1>{title}</h1>
    </header>
  )
}
