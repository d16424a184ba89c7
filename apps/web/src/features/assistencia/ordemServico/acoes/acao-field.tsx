import styles from './acao.module.css'
import {
  FORMA_PAGAMENTO_LABELS,
  FORMAS_PAGAMENTO,
  STATUS_OS,
  STATUS_OS_DESCRICAO,
} from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { optionsOf } from '@app/contract/casca/opcoes'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatAmount, formatDocument, formatMoney } from '../../../../platform/text/format.ts'
import { DateTimeField } from '../../../../ui/fields/dates/date-time-field.tsx'
import { FieldError, type FieldProps } from '../../../../ui/fields/field.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SignaturePad } from '../../../../ui/media/signature-pad.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import type { SaveForm } from '../../../../ui/form/use-save-form.ts'
import type { AcaoValues, CampoDaAcao } from './acao-campos.ts'
import { CondicoesAceite } from '../../condicoes/index.ts'
import { linhaTitulo } from '../orcamento/orcamento-card.tsx'
import { PecaPicker } from '../entrada/pickers.tsx'
import { Photograph } from '../fotos/photograph.tsx'
import { ModeloOferecido, ModelosField } from './modelos-field.tsx'
import { PagamentosField, SemCobrancaField } from './pagamentos-field.tsx'
import { Consentido } from './consentido.tsx'
import { faltaDe, pedeChecklist } from './acao-corpo.ts'
import { TecnicoField } from './tecnico-field.tsx'
import { pontosDe } from '../checklist/checklist.ts'
import { Pontos } from '../checklist/pontos.tsx'

type Props = { campo: CampoDaAcao; acao: AcaoOs; os: OrdemServico; form: SaveForm<AcaoValues> }

const FORMAS = optionsOf(FORMAS_PAGAMENTO, FORMA_PAGAMENTO_LABELS)
const STATUS_OPTIONS = optionsOf(STATUS_OS, STATUS_OS_DESCRICAO)

/** Optional lines of the budget, each kept or refused; nothing when there are none. */
function Recusadas({ label, os, form }: Omit<Props, 'campo' | 'acao'> & { label: string }) {
  const linhas =
    os.orcamento?.linhas.filter(({ opcional, situacao }) => opcional && situacao === 'PENDENTE') ?? []
  const { value, onChange } = form.field('recusadas')
  if (linhas.length === 0) return null
  return (
    <fieldset className={styles.acaoGrupo}>
      <legend className="rotulo">{label}</legend>
      {linhas.map(({ id, garantia, valorFinal, ...linha }) => (
        <SwitchField
          key={id}
          label={linhaTitulo(linha)}
          help={`${garantia ? 'Coberta pela garantia' : formatMoney(valorFinal)} · ${value.includes(id) ? 'recusada' : 'aprovada'}`}
          value={!value.includes(id)}
          onChange={(aprovada) => onChange(aprovada ? value.filter((one) => one !== id) : [...value, id])}
        />
      ))}
    </fieldset>
  )
}

/** The lines whose part will not come. */
function LinhaEmFalta({ os, value, onChange, ...field }: FieldProps & LinhaChoice & { os: OrdemServico }) {
  const linhas =
    os.orcamento?.linhas.filter(({ falta }) => falta === 'REJEITADA' || falta === 'A_PEDIR') ?? []
  return (
    <SelectField
      {...field}
      empty="Escolha"
      options={linhas.map((linha) => ({ value: String(linha.id), label: linhaTitulo(linha) }))}
      value={value === null ? '' : String(value)}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
    />
  )
}
type LinhaChoice = { value: number | null; onChange: (id: number | null) => void }

/** One field of an act. */
export function AcaoField({ campo: { name, label, required, help, escolha }, acao, os, form }: Props) {
  const eu = useUser()?.id
  const shared = { label, required, help }
  // A person who did not repair it needs no reason to approve it.
  if (acao === 'aprovarReparo' && name === 'motivo' && os.reparador?.id !== eu) return null
  switch (name) {
    case 'nota':
    case 'motivo':
    case 'preAvaliacao':
    case 'avaliacao':
    case 'reparo':
      return (
        <TextAreaField
          {...shared}
          rows={name === 'nota' || name === 'motivo' ? 3 : 5}
          maxLength={name === 'motivo' ? 500 : 2000}
          {...form.field(name)}
        />
      )
    case 'nome':
    case 'retiradoPor':
      return <TextField {...shared} maxLength={120} autoComplete="off" {...form.field(name)} />
    case 'outroDocumento':
      return <SwitchField {...shared} help="Fica como foi digitado." {...form.field(name)} />
    case 'documento': {
      const { outroDocumento } = form.values
      const field = form.field(name)
      return (
        <TextField
          {...shared}
          label={outroDocumento ? 'RG ou outro documento' : label}
          numeric
          maxLength={20}
          autoComplete="off"
          {...field}
          value={outroDocumento ? field.value : formatDocument(field.value)}
        />
      )
    }
    case 'numeroSerie':
      return <TextField {...shared} numeric maxLength={60} autoComplete="off" {...form.field(name)} />
    case 'destinoAntigo':
      return <TextField {...shared} maxLength={200} autoComplete="off" {...form.field(name)} />
    case 'usoIndevido':
      return <SwitchField {...shared} {...form.field(name)} />
    case 'valorTotal':
      return <NumberField {...shared} unit="R$" {...form.field(name)} />
    case 'valor':
      return (
        <>
          <NumberField {...shared} unit="R$" format={formatAmount} {...form.field(name)} />
          {escolha && <Consentido os={os} tipo={escolha} valor={form.values.valor} />}
        </>
      )
    case 'relogioPresente':
      return <SwitchField {...shared} help="Desligado, a OS espera o relógio chegar." {...form.field(name)} />
    case 'assinatura': {
      const { onChange, error } = form.field(name)
      return (
        <div className={styles.acaoGrupo}>
          <span className="rotulo">{label}</span>
          <SignaturePad
            name={form.values.retiradoPor || os.consumidor.nome}
            onChange={onChange}
            error={error}
          />
          <p className="ajuda">Quem não consegue assinar na tela assina no papel impresso.</p>
        </div>
      )
    }
    case 'condicoes':
      return (
        <CondicoesAceite
          posto={os.posto.id}
          {...form.field(name)}
          coberta={os.veredicto.coberta}
          taxa={form.field('taxaDiagnostico')}
        />
      )
    case 'taxaDiagnostico':
      return null
    case 'forma': {
      const { conta } = os
      const valor = conta && (conta.faltaSinal > 0 ? conta.faltaSinal : conta.aDevolver)
      return (
        <SelectField
          {...shared}
          help={valor ? `Valor: ${formatMoney(valor)}` : undefined}
          empty="Escolha"
          options={FORMAS}
          {...form.field(name)}
        />
      )
    }
    case 'status':
      return (
        <SelectField
          {...shared}
          empty="Escolha"
          options={STATUS_OPTIONS.filter(({ value }) => value !== os.statusOS.name)}
          {...form.field(name)}
        />
      )
    case 'modelos':
      return <ModelosField {...shared} {...form.field(name)} oferecidos={os.modelosOferecidos} />
    case 'modelo':
      return <ModeloOferecido {...shared} {...form.field(name)} modelos={os.modelosOferecidos} />
    case 'linha':
      return <LinhaEmFalta {...shared} os={os} {...form.field(name)} />
    case 'tecnico':
      return <TecnicoField {...shared} os={os} {...form.field(name)} />
    case 'peca':
      return <PecaPicker {...shared} {...form.field(name)} />
    case 'pagamentos': {
      const falta = faltaDe(os, form.values)
      if (falta === 0 || form.values.semCobranca !== null) return null
      return <PagamentosField label={label} falta={falta} {...form.field(name)} />
    }
    case 'semCobranca':
      return faltaDe(os, form.values) > 0 && <SemCobrancaField label={label} {...form.field(name)} />
    case 'data':
      return <DateTimeField {...shared} {...form.field(name)} />
    case 'recusadas':
      return <Recusadas label={label} os={os} form={form} />
    case 'checklist': {
      if (!pedeChecklist(os, acao, form.values)) return null
      const { value, onChange, error } = form.field(name)
      return (
        <div className={styles.acaoGrupo}>
          <span className="rotulo">{label}</span>
          <Pontos pontos={pontosDe(os, acao)} respostas={value} onChange={onChange} label={label} />
          <FieldError>{error}</FieldError>
        </div>
      )
    }
    case 'fotos': {
      const { value, onChange, error } = form.field(name)
      return (
        <div className={styles.acaoGrupo}>
          <span className="rotulo">{label}</span>
          <Photograph rotulos fotos={value} onChange={onChange} />
          <FieldError>{error}</FieldError>
        </div>
      )
    }
  }
}
