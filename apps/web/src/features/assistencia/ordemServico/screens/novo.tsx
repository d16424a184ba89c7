import '../entrada/entrada.css'
import { IconArrowRight, IconCheck, IconPrinter } from '@tabler/icons-react'
import type { OsType } from '@app/contract/assistencia/ordemServico'
import { useRouter } from '@tanstack/react-router'
import { useUser } from '../../../../platform/session/session-store.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { UnsavedGuard } from '../../../../ui/form/unsaved-guard.tsx'
import { PASSOS } from '../entrada/entrada.ts'
import type { Passo } from '../entrada/entrada.ts'
import { PassoCliente } from '../entrada/passo-cliente.tsx'
import { PassoConferir } from '../entrada/passo-conferir.tsx'
import { PassoRelogio } from '../entrada/passo-relogio.tsx'
import { useEntrada } from '../entrada/use-entrada.ts'

const LABELS: Record<Passo, string> = {
  cliente: 'Cliente',
  relogio: 'Relógio',
  conferir: 'Conferir e assinar',
}
const LABELS_PA: Record<Passo, string> = { ...LABELS, conferir: 'Conferir' }

const Passos = ({ atual, labels }: { atual: Passo; labels: Record<Passo, string> }) => (
  <ol className="os-passos" aria-label="Etapas">
    {PASSOS.map((passo, index) => {
      const feita = index < PASSOS.indexOf(atual)
      return (
        <li
          key={passo}
          className={passo === atual ? 'atual' : feita ? 'feita' : undefined}
          aria-current={passo === atual ? 'step' : undefined}
        >
          <span className="no">{feita ? <Icon of={IconCheck} /> : index + 1}</span>
          <b>{labels[passo]}</b>
        </li>
      )
    })}
  </ol>
)

/** /ordemServico/novo: a watch is taken in within a minute, on a tablet (ux.md). */
export function NovaOs({ tipo }: { tipo: OsType }) {
  const router = useRouter()
  const user = useUser()
  const comPosto = user?.posto === null || user?.posto === undefined
  const form = useEntrada({
    osType: tipo,
    comPosto,
    onDone: ({ id, osType }) =>
      void (osType === 'OS'
        ? router.navigate({
            to: '/ordemServico/$id/imprimir/$papel',
            params: { id: String(id), papel: 'recibo' },
            replace: true,
          })
        : router.navigate({ to: '/ordemServico/$id', params: { id: String(id) }, replace: true })),
  })
  const { entrada, change, passo, go, problemas, save, dirty, region } = form
  const pa = entrada.osType === 'PA'
  const labels = pa ? LABELS_PA : LABELS
  const index = PASSOS.indexOf(passo)
  const next = PASSOS[index + 1]
  const previous = PASSOS[index - 1]
  const nome = (entrada.novo ?? entrada.consumidor)?.nome
  return (
    <Page
      title={pa ? 'Novo pronto atendimento' : 'Nova OS'}
      subtitle={[nome, entrada.posto?.nomeFantasia ?? user?.posto?.nomeFantasia].filter(Boolean).join(' · ')}
      back="/ordemServico"
      actions={
        <Button small look="quiet" onClick={() => change({ osType: pa ? 'OS' : 'PA' })}>
          {pa ? 'Passar para OS' : 'Passar para pronto atendimento'}
        </Button>
      }
    >
      <div className="entrada-os" ref={region}>
        <div className="os-et">
          <Passos atual={passo} labels={labels} />
          <h2 className="so-leitor" tabIndex={-1} data-passo>
            {`Etapa ${index + 1} de ${PASSOS.length}: ${labels[passo]}`}
          </h2>
          {problemas.length > 0 && (
            <Faixa tone="error">
              {problemas.map((problema) => (
                <p key={problema}>{problema}</p>
              ))}
            </Faixa>
          )}
          {passo === 'cliente' && <PassoCliente form={form} comPosto={comPosto} />}
          {passo === 'relogio' && <PassoRelogio form={form} />}
          {passo === 'conferir' && <PassoConferir form={form} />}
        </div>
        <div className="rodape">
          {previous && (
            <Button className="os-gr" onClick={() => go(previous)}>
              Voltar
            </Button>
          )}
          <div className="fim">
            {next ? (
              <Button look="filled" className="os-gr" icon={IconArrowRight} onClick={() => go(next)}>
                Continuar
              </Button>
            ) : (
              <Button
                look="filled"
                className="os-gr"
                icon={pa ? IconCheck : IconPrinter}
                disabled={save.busy}
                aria-busy={save.busy}
                onClick={() => save.run()}
              >
                {pa ? 'Salvar atendimento' : 'Abrir OS e imprimir recibo'}
              </Button>
            )}
          </div>
        </div>
      </div>
      <UnsavedGuard dirty={dirty} />
    </Page>
  )
}
