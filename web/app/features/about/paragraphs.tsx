/** A text in paragraphs. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid max-w-prose gap-5 text-lg text-ink-soft">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
