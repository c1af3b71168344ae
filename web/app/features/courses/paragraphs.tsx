/** Running text. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="mt-5 grid max-w-prose gap-4 text-lg text-ink-soft">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
