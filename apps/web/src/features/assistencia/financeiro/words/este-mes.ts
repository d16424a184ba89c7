type DoMes = { mes: string; posto: { id: number } }

/** The closings of a month: the person's own post's, and its habilitados', which are paid apart. */
export const noMes = <Row extends DoMes>(rows: readonly Row[], mes: string, postoId: number | undefined) => {
  const deste = rows.filter((row) => row.mes === mes)
  return {
    proprio: deste.find(({ posto }) => posto.id === postoId),
    habilitados: deste.filter(({ posto }) => posto.id !== postoId),
  }
}
