/**
 * The router's entry point: the only lib that imports react-router-dom, and a federation singleton. Re-exported by name, so that
 * only what is used is shipped (a shared package is not tree-shaken).
 */
export { PanelRouter, setLeaveGuard } from './PanelRouter'
export { Link, Navigate, NavLink, Route, Routes, useLocation, useSearchParams } from 'react-router-dom'
