import { CAMPOS_OS } from '@app/contract/assistencia/ordemServico'
import { Campo, type CamposForm } from '../../../../ui/fields/campo.tsx'

/** The plain fields of an order from the counter. */
export function CorrectCampos({ form }: { form: CamposForm<typeof CAMPOS_OS> }) {
  const plain = { of: CAMPOS_OS, form }
  return (
    <>
      <Campo {...plain} name="relato" rows={2} />
      <Campo {...plain} name="estadoRelogio" rows={2} />
      <Campo {...plain} name="acessorios" />
      <Campo {...plain} name="reclamaGarantia" />
      <div className="dados">
        <Campo {...plain} name="dataPrometida" className="g3" />
        <Campo {...plain} name="numeroNotaFiscal" className="g3" />
        <Campo {...plain} name="dataNotaFiscal" className="g3" />
      </div>
      <Campo {...plain} name="observacoes" rows={2} />
      <Campo
        {...plain}
        name="motivoSegundaOs"
        rows={2}
        help="Só o responsável, quando o relógio já está em outra OS aberta."
      />
    </>
  )
}
