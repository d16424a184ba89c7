/** Spellings of one unit, as issuers write them in `uCom` and people in the product. */
const GRAFIAS: readonly (readonly string[])[] = [
  ['UN', 'UND', 'UNI', 'UNID', 'UNIDADE', 'UNIDADES'],
  ['CX', 'CXA', 'CAIXA', 'CAIXAS'],
  ['PC', 'PCS', 'PECA', 'PECAS'],
  ['KG', 'KGS', 'QUILO', 'QUILOS'],
  ['L', 'LITRO', 'LITROS'],
  ['M', 'MT', 'METRO', 'METROS'],
  ['FD', 'FARDO', 'FARDOS'],
  ['PCT', 'PACOTE', 'PACOTES'],
  ['DZ', 'DUZIA', 'DUZIAS'],
]

const bare = (unidade: string) =>
  unidade
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/gi, '')
    .toUpperCase()

const unitOf = (unidade: string) => {
  const written = bare(unidade)
  return GRAFIAS.find((grafias) => grafias.includes(written))?.[0] ?? written
}

/**
 * Whether the note counts a line in another unit than the product's stock: CX differs from un, UND does not. When the
 * note or the product has no unit, nothing differs.
 */
export const unidadesDiferem = (daNota: string | null, doProduto: string): boolean =>
  daNota !== null && bare(daNota) !== '' && unitOf(daNota) !== unitOf(doProduto)
