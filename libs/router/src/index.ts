/**
 * The only lib that imports react-router-dom, and a federation singleton. The re-exports are named, because a shared
 * package is not tree-shaken.
 */
export { PanelRouter, setLeaveGuard } from './PanelRouter'
export { Link, Navigate, NavLink, Route, Routes, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
