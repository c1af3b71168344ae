export function PageBanner({ title, text }: { title: string; text: string }) {
  return (
    <header className="bg-brand-950 text-white print:bg-transparent print:text-black">
      <div className="container-page grid grid-cols-1 items-end gap-x-16 gap-y-3 py-8 md:py-10 lg:grid-cols-[auto_minmax(0,34rem)] lg:justify-between print:py-4">
        <h1 className="text-4xl md:text-5xl">{title}</h1>
        <p className="text-lg text-sand-200 print:text-inherit">{text}</p>
      </div>
    </header>
  )
}
