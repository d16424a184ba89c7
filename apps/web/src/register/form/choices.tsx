type Props = { label: string; words: readonly string[]; onChoose: (word: string) => void }

/** Words for people who have no such number, beside the label of their field. */
export const Choices = ({ label, words, onChoose }: Props) => (
  <span className="linha">
    {words.map((word) => (
      <button
        key={word}
        type="button"
        className="link sm reg-palavra"
        aria-label={`${label}: ${word}`}
        onClick={() => onChoose(word)}
      >
        {word}
      </button>
    ))}
  </span>
)
