/** A sentence of an entry; what stands in it between German quotation marks is said to be German. */
export function Wording({ text }: { text: string }) {
  return text.split(/(„[^“]*“)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} lang="de">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
