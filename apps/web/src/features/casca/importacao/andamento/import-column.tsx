import type { ImportacaoLinha } from '@app/contract/casca/importacao'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { Button } from '../../../../ui/page/button.tsx'

/** A good line's record taken in by itself. */
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
