import styles from '../entrada.module.css'
import { IconCalendarDue, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CAMPOS_OS, PRAZO_LEGAL_DIAS } from '@app/contract/assistencia/ordemServico'
import { addDays, declaracaoDaEntrada } from '@app/rules/assistencia/ordemServico'
import { formatDay, formatDocument, formatPhone } from '../../../../../platform/text/format.ts'
import { today } from '../../../../../platform/text/time.ts'
import { useUser } from '../../../../../platform/session/session-store.ts'
import { Button } from '../../../../../ui/page/button.tsx'
import { Icon } from '../../../../../ui/page/icon.tsx'
import { SignaturePad } from '../../../../../ui/media/signature-pad.tsx'
import { DayField } from '../../../../../ui/fields/dates/day-field.tsx'
import { SwitchField } from '../../../../../ui/fields/switch-field.tsx'
import { CondicoesAceite } from '../../../condicoes/index.ts'
import { FieldError } from '../../../../../ui/fields/field.tsx'
import { Pontos } from '../../checklist/pontos.tsx'
import { veredictoDe } from '../relogio/veredicto.ts'
import { sintomasQuery } from '../pickers.tsx'
import type { EntradaForm } from '../use-entrada.ts'

const Fato = ({ label, small, children }: { label: string; small?: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {children || '—'}
      {small && <small className="num">{small}</small>}
    </dd>
  </div>
)

/** Third step: read to the customer, and signed. */
export function PassoConferencia({ form: { entrada, change, go, erros, pontos } }: { form: EntradaForm }) {
  const { data: sintomas = [] } = useQuery(sintomasQuery)
  const user = useUser()
  const posto = entrada.posto?.id ?? user?.posto?.id
  const cliente = entrada.novo ?? entrada.consumidor
  const nome = cliente?.nome ?? ''
  const diz = sintomas.filter(({ id }) => entrada.sintomas.includes(id)).map((one) => one.nome)
  return (
    <>
      <section className="cartao" aria-labelledby="e-confira">
        <header>
          <h2 id="e-confira">Confira com o cliente</h2>
          <div className="fim">
            <Button small look="quiet" icon={IconPencil} onClick={() => go('relogio')}>
              Corrigir
            </Button>
          </div>
        </header>
        <dl className={styles.osConf}>
          <Fato label="Cliente" small={cliente?.cnpjCpf && formatDocument(cliente.cnpjCpf)}>
            {nome}
          </Fato>
          <Fato label="Aviso por" small={cliente?.email}>
            <span className="num">{formatPhone(cliente?.telefone ?? '')}</span>
          </Fato>
          <Fato
            label="Relógio"
            small={entrada.numeroSerie && `Nº de série ${entrada.numeroSerie.toUpperCase()}`}
          >
            {entrada.modelo?.descricao}
          </Fato>
          <Fato
            label="Garantia"
            small={
              entrada.reclamaGarantia
                ? entrada.dataNotaFiscal
                  ? `Nota fiscal de ${formatDay(entrada.dataNotaFiscal)}`
                  : entrada.venda && `Vendido em ${formatDay(entrada.venda.vendidoEm)}, pelo número de série`
                : 'O orçamento vem antes do conserto'
            }
          >
            {entrada.reclamaGarantia ? CAMPOS_OS.reclamaGarantia.label : 'Não pedida'}
          </Fato>
          <Fato label="O cliente diz" small={entrada.relato}>
            {diz.join('; ')}
          </Fato>
          <Fato label={CAMPOS_OS.acessorios.label}>{entrada.acessorios.join(', ')}</Fato>
        </dl>
        <div className={styles.osMinis}>
          {entrada.fotos.map((foto, index) => (
            <img
              key={foto.key}
              src={`data:${foto.contentType};base64,${foto.data}`}
              alt={`Foto ${index + 1} do relógio`}
            />
          ))}
          {entrada.osType === 'OS' && (
            <p className={styles.osPrazo}>
              <Icon of={IconCalendarDue} />
              <span>
                Prazo de lei: <b className="num">30 dias</b>
                <small>
                  até <span className="num">{formatDay(addDays(today(), PRAZO_LEGAL_DIAS))}</span>
                </small>
              </span>
            </p>
          )}
        </div>
      </section>
      {pontos.length > 0 && entrada.relogioPresente && (
        <section className="cartao" aria-labelledby="e-checklist">
          <header>
            <h2 id="e-checklist">Checklist da entrada</h2>
          </header>
          <Pontos
            pontos={pontos}
            respostas={entrada.checklist}
            onChange={(checklist) => change({ checklist })}
            label="Checklist da entrada"
          />
          <FieldError>{erros.checklist}</FieldError>
        </section>
      )}
      {entrada.osType === 'OS' && (
        <section className="cartao" aria-labelledby="e-assina">
          <header>
            <h2 id="e-assina">Assinatura</h2>
          </header>
          <div className="corpo">
            <p className={styles.osDecl}>
              {declaracaoDaEntrada(entrada.relogioPresente, entrada.fotos.length > 0)}
            </p>
            <SignaturePad
              name={nome}
              error={erros.assinatura}
              onChange={(assinatura) => change({ assinatura })}
            />
            <p className="ajuda">Quem não consegue assinar na tela assina no comprovante impresso.</p>
            <CondicoesAceite
              posto={posto}
              value={entrada.condicoes}
              error={erros.condicoes}
              onChange={(condicoes) => change({ condicoes })}
              coberta={entrada.reclamaGarantia && veredictoDe(entrada)?.coberta === true}
              taxa={{
                value: entrada.taxaDiagnostico,
                error: erros.taxaDiagnostico,
                onChange: (taxaDiagnostico) => change({ taxaDiagnostico }),
              }}
            />
            <DayField
              label={CAMPOS_OS.dataPrometida.label}
              help="O dia combinado com o cliente, se houver."
              value={entrada.dataPrometida}
              error={erros.dataPrometida}
              onChange={(dataPrometida) => change({ dataPrometida })}
            />
            <SwitchField
              label="O relógio ficou no posto"
              help="Desligado, a OS espera o relógio chegar."
              value={entrada.relogioPresente}
              onChange={(relogioPresente) => change({ relogioPresente })}
            />
          </div>
        </section>
      )}
    </>
  )
}
