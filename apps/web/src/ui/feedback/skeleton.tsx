/** A bar in place of a word. `width` in rem or percent of its place. */
export const Bone = ({ width = '70%' }: { width?: string }) => <span className="osso" style={{ width }} />

const WIDTHS = ['3rem', '70%', '5rem', '54%', '4rem', '62%']

/** Rows of a loading table, in the form of the coming rows. */
export const SkeletonRows = ({ rows = 8, columns }: { rows?: number; columns: number }) =>
  Array.from({ length: rows }, (_, row) => (
    <tr key={row} className="linha-osso">
      {Array.from({ length: columns }, (__, column) => (
        <td key={column}>
          <Bone width={column === 0 ? '3rem' : (WIDTHS[(row + column) % WIDTHS.length] ?? '60%')} />
        </td>
      ))}
    </tr>
  ))

/** Labelled fields of a form that is on its way. */
export const SkeletonFields = ({ fields = 4 }: { fields?: number }) => (
  <div className="ossos" aria-hidden="true">
    {Array.from({ length: fields }, (_, field) => (
      <div key={field} className="campo">
        <Bone width="7rem" />
        <span className="osso osso-campo" />
      </div>
    ))}
  </div>
)
