import type { ImportacaoLinha } from '@app/contract/casca/importacao'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { Button } from '../../../../ui/page/button.tsx'

/** Imports the record of one correct line alone. */
export const importColumn = (busy: boolean, onImport: (linha: number) => void): Column<ImportacaoLinha> => ({
  key: 'importar',
  header: 'Importar',
  width: '7.5rem',
  right: true,
  cell: ({ linha, situacao }) =>
    situacao !== 'erro' && (
      <Button small disabled={busy} onClick={() => onImport(linha)}>
        Importar<span className="so-leitor"> a linha {linha}</span>
      </Button>
    ),
})
