import { colunasDe, type ColunaPlanilha, type PlanilhaModelo } from '@app/contract/casca/importacao'
import { writeWorkbook } from '../../../../platform/spreadsheet/index.ts'

const widthOf = ({ rotulo, exemplo }: ColunaPlanilha): number =>
  Math.max(12, rotulo.length + 2, Math.min(40, exemplo.length + 2))

const FORMATO: Record<ColunaPlanilha['tipo'], string> = {
  texto: 'Texto',
  numero: 'Número',
  dia: 'Data (dd/mm/aaaa)',
  instante: 'Data e hora (dd/mm/aaaa hh:mm)',
  simNao: 'Sim ou Não',
}

/** The template: headings, an example that the import ignores, and a sheet that explains each column. */
export const writeModelo = (planilha: PlanilhaModelo, interno: boolean): Buffer => {
  const colunas = colunasDe(planilha, interno)
  const { registro } = planilha
  return writeWorkbook([
    {
      name: registro[1].replace(/^./, (first) => first.toUpperCase()),
      widths: colunas.map(widthOf),
      rows: [colunas.map(({ rotulo }) => rotulo), colunas.map(({ exemplo }) => exemplo)],
    },
    {
      name: 'Instruções',
      widths: [30, 14, 32, 90],
      rows: [
        ['Coluna', 'Obrigatória', 'Formato', 'Como preencher'],
        ...colunas.map(({ rotulo, obrigatoria, tipo: formato, ajuda }) => [
          rotulo,
          obrigatoria ? 'Sim' : 'Não',
          FORMATO[formato],
          ajuda,
        ]),
        [],
        ['Limites', '', '', 'Até 20.000 linhas e 10 MB. Também vale um CSV com os mesmos títulos.'],
        ['Exemplo', '', '', 'A linha de exemplo é deixada de fora se ficar como está.'],
        ['Colunas', '', '', 'A ordem não importa, e colunas com outros títulos são ignoradas.'],
      ],
    },
  ])
}
